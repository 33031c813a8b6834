import { MemorySiteSettingStore, MemorySuperAdminSettingsStore } from './memory-settings-stores.fixture';
import { describeSiteSettingStore, describeSuperAdminSettingsStore } from './settings-stores.contract';

describeSuperAdminSettingsStore(() => new MemorySuperAdminSettingsStore());
describeSiteSettingStore(() => new MemorySiteSettingStore());
