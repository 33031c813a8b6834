export * from './alarms';
export * from './describe-installation';
export * from './installation-probe';
export * from './installation-state';
export * from './list-owner-notices';
export * from './watch-installation';
