import { checkBusinessNameAvailability } from '../../../tools/check-business-name-availability.ts';
import { inputSchema } from '../../registry/json-schema.ts';

/** The path where the script asks for a name check, below the base. */
export const NAME_PART = '/parts/names';

/** The longest name, from the tool's declaration. */
export const NAME_LENGTH = inputSchema(checkBusinessNameAvailability).properties['business_name']?.maxLength;
