import type { Erasure, SiteSetting } from '@ospite/contracts';
import { problem, type Handlers } from '@ospite/contracts/testing';

export interface SettingsState {
  setting: SiteSetting;
  /** What an erasure finds. */
  erasure: Erasure;
}

/** The switch in memory, and the erasure of a person. */
export function settingsOperations(state: SettingsState): Handlers {
  return {
    getSetting: () => state.setting,
    updateSetting: ({ key, updateSettingRequest: { value, updatedAt } }) => {
      if (updatedAt !== undefined && updatedAt !== state.setting.updatedAt)
        return problem(409, 'settings.changed');
      state.setting = { id: 1, key, value, updatedAt: '2027-05-02T08:30:00.000Z' };
      return state.setting;
    },
    countErasable: () => state.erasure,
    erasePerson: () => state.erasure,
  };
}
