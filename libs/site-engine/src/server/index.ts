export * from '../rendered-page';
