import type { Property } from './property';

/** Port: the property's record. */
export abstract class PropertyStore {
  /** @throws DomainError `property.not_found` before the first start has filled it in */
  abstract get(): Promise<Property>;
}
