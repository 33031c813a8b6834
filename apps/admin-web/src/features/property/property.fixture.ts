import type { Property } from '@ospite/contracts';
import { problem, type Handlers } from '@ospite/contracts/testing';
import { ADDITIONAL_SERVICES, AMENITIES, LANDMARKS, namedItemsOf } from '@ospite/domain';

export interface PropertyState {
  /** Null while nobody has described it. */
  property: Property | null;
  /** Keys of the reminders that an owner has dismissed. */
  dismissed?: readonly string[];
}

/** The property in memory; saving an outdated state is a conflict. */
export function propertyOperations(state: PropertyState): Handlers {
  return {
    getProperty: () => state.property ?? problem(404, 'property.not_found'),
    updateProperty: ({ updatePropertyRequest: { updatedAt, ...details } }) => {
      const stored = state.property?.updatedAt;
      if (updatedAt !== undefined && updatedAt !== stored) return problem(409, 'property.changed');
      const later = new Date(Date.parse(stored ?? '2026-01-10T09:00:00.000Z') + 1_000);
      const ownServices = [...namedItemsOf(details.ownServices, ADDITIONAL_SERVICES, later)];
      const ownAmenities = [...namedItemsOf(details.ownAmenities, AMENITIES, later)];
      const ownWays = [...namedItemsOf(details.ownWays, LANDMARKS, later)];
      state.property = { ...details, ownServices, ownAmenities, ownWays, updatedAt: later.toISOString() };
      return state.property;
    },
    listDismissedReminders: () => [...(state.dismissed ?? [])],
    dismissReminder: ({ reminder }) => {
      state.dismissed = [...(state.dismissed ?? []), reminder];
      return null;
    },
    restoreReminder: ({ reminder }) => {
      state.dismissed = (state.dismissed ?? []).filter((key) => key !== reminder);
      return null;
    },
    uploadHostPicture: ({ index }) => {
      const host = state.property?.hosts[index];
      if (!state.property || !host) return problem(404, 'property.host_not_found');
      const changed = { ...host, pictureUrl: '/uploads/hosts/new-480.jpg' };
      const updatedAt = new Date(Date.parse(state.property.updatedAt) + 1_000).toISOString();
      state.property = { ...state.property, hosts: state.property.hosts.with(index, changed), updatedAt };
      return state.property;
    },
  };
}
