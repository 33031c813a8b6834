export * from './dismissed-reminders';
export * from './list-reminders';
