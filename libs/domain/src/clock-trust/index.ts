export * from './clock-trust';
export * from './clock-trust-store';
export * from './judge-clock';
export * from './other-clocks';
