export * from './dismiss-reminder';
export * from './dismissed-reminders';
export * from './list-reminders';
