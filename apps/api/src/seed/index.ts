export { DemoSeed } from './demo-seed';
export { SeedModule } from './seed.module';
