import type { Activity, Facts } from '../facts.ts';

/** What somebody sells: VAT begins at a turnover for goods, and at none for taxable services. */
export type Supply = 'goods' | 'services';

const GOODS: readonly Activity[] = [
  'pharmacy',
  'medicine_seller',
  'herbal_or_cosmetics',
  'packaged_food',
  'sachet_water',
  'gold_buying',
  'cocoa_buying',
  'quarry_or_sand',
  'fuel',
  'factory',
  'timber',
  'fishing',
  'farming',
  'agrochemicals',
  'petty_trading',
  'import_export',
];
const SERVICES: readonly Activity[] = [
  'school',
  'technical_school',
  'tertiary',
  'day_care',
  'clinic',
  'short_stay',
  'tours_or_travel',
  'salon',
  'gym',
  'broadcasting_or_telecom',
  'recruitment',
  'customs_clearing',
  'private_security',
  'real_estate_agency',
  'contractor',
  'transport',
  'taxi_or_car_hire',
  'okada',
  'driving_school',
  'drilling',
  'cybersecurity',
  'key_cutting',
  'waste',
];

/** What all the activities supply; undefined where they differ, or where it is open, as with food that is cooked and served. */
export function supplyOf({ body, activities = [], mainly_trading }: Facts): Supply | undefined {
  if (mainly_trading === true) return 'goods';
  if (body === 'practice') return 'services';
  if (activities.length === 0) return undefined;
  if (activities.every((activity) => GOODS.includes(activity))) return 'goods';
  return activities.every((activity) => SERVICES.includes(activity)) ? 'services' : undefined;
}
