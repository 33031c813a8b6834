export { addLegalTexts } from './content/legal/add-legal-texts';
export { DemoSeed } from './demo-seed';
export { FirstTexts } from './first-texts';
export { SeedModule } from './seed.module';
