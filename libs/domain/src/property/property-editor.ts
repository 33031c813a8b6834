import type { Property } from './property';
import type { PropertyDetails } from './property-details';

/** Port: what the owner does to the property's record. */
export abstract class PropertyEditor {
  /**
   * Describes the property, for the first time or anew.
   * @param basedOn the state the change was made on; undefined overwrites whatever is there
   * @throws DomainError `property.changed` when somebody saved in between
   */
  abstract save(details: PropertyDetails, basedOn: Date | undefined, at: Date): Promise<Property>;
}
