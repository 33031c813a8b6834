/** The super admin's texts by section: the keys `super-admin:<section>.…`. A new section is a file and its line here. */
export { default as banners } from './it/super-admin/banners.json';
export { default as control } from './it/super-admin/control.json';
export { default as end } from './it/super-admin/end.json';
export { default as fields } from './it/super-admin/fields.json';
export { default as health } from './it/super-admin/health.json';
export { default as locked } from './it/super-admin/locked.json';
export { default as notice } from './it/super-admin/notice.json';
export { default as origins } from './it/super-admin/origins.json';
export { default as owners } from './it/super-admin/owners.json';
export { default as panel } from './it/super-admin/panel.json';
export { default as policy } from './it/super-admin/policy.json';
export { default as preview } from './it/super-admin/preview.json';
export { default as refusal } from './it/super-admin/refusal.json';
export { default as saving } from './it/super-admin/saving.json';
export { default as tracking } from './it/super-admin/tracking.json';
