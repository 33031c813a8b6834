export * from './describe-installation';
export * from './installation-probe';
export * from './installation-state';
