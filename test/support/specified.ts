/** The tools that the specification names, each with its endpoint, in its order. Others may follow them. */
export const SPECIFIED: readonly (readonly [name: string, endpoint: string])[] = [
  ['recommend_registration_entity', 'POST /api/v1/registration-recommendation'],
  ['list_registration_options', 'GET /api/v1/registration-options'],
  ['check_business_name_availability', 'POST /application/business-name-availability'],
  ['get_renewal_guidance', 'GET /business-name-renewal'],
  ['submit_bot_feedback', 'POST /api/v1/bot-feedback'],
];
