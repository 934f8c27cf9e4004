/** The fields about a plan that everybody fills in; the others are answers to questions. */
const FORM_FIELDS = ['business_name', 'purpose', 'team_size'] as const;
export type FormField = (typeof FORM_FIELDS)[number];

/** What is carried to the website for filing. */
export const FILED_FIELDS = [...FORM_FIELDS, 'expects_donations'] as const;

/** The id of the form's field to correct: an answer to a question has none, so its error leads to the plan. */
export const fieldToCorrect = (field: string): FormField => FORM_FIELDS.find((one) => one === field) ?? 'purpose';
