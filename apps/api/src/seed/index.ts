export { DemoSeed } from './demo-seed';
export { FirstReplies } from './first-replies';
export { SeedModule } from './seed.module';
