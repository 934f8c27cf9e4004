/** The fields about a plan that everybody fills in; the others are answers to questions. */
const FORM_FIELDS = ['business_name', 'purpose', 'owners'] as const;
export type FormField = (typeof FORM_FIELDS)[number];
export const isFormField = (field: string): field is FormField => FORM_FIELDS.some((one) => one === field);

/** What is carried to the website for filing. */
export const FILED_FIELDS = [...FORM_FIELDS, 'expects_donations'] as const;

/** The parameter of a field there. */
export const filedAs = (field: (typeof FILED_FIELDS)[number]): string => (field === 'owners' ? 'team_size' : field);

/** The id of the form's field to correct: the number of owners stands for a team's size; an answer to a question has none, so its error leads to the plan. */
export const fieldToCorrect = (field: string): FormField =>
  field === 'team_size' ? 'owners' : isFormField(field) ? field : 'purpose';
