import type { Property } from '@ospite/contracts/guest';
import type { AdditionalService } from '@ospite/domain';

/** The services of the camp that home and rooms name in a few words. */
const CAMP_SERVICES = ['pool', 'restaurant', 'sports', 'shuttle', 'market', 'parking', 'laundry'] as const;

/** All that the camp can offer, with what lies at its marina. */
type Service = (typeof CAMP_SERVICES)[number] | 'mooring' | 'marine';

/** Services that a property can leave out, by what a guest can ask for besides the stay. */
const OPTIONAL: Readonly<Partial<Record<Service, AdditionalService>>> = {
  sports: 'sports-fields',
  mooring: 'mooring',
  shuttle: 'beach-shuttle',
  parking: 'parking',
};

/** Whether the property has this service of the camp. */
export function isOffered(service: Service, { offeredServices }: Property): boolean {
  const optional = OPTIONAL[service];
  return optional === undefined || offeredServices.includes(optional);
}

/** Services of the camp that this property has, in the order in which they are shown. */
export function campServices(property: Property) {
  return CAMP_SERVICES.filter((service) => isOffered(service, property));
}
