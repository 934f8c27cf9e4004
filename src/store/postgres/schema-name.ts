/** The PostgreSQL schema that holds every table of this program. */
export const SCHEMA = 'registration_ghana';
