import { PropertyEditor, PropertyStore } from '@ospite/domain';
import { Module } from '@nestjs/common';
import { AdminPropertyController } from './http/admin-property.controller';
import { PublicPropertyController } from './http/public-property.controller';
import { MikroOrmPropertyEditor } from './persistence/mikro-orm-property-editor';
import { MikroOrmPropertyStore } from './persistence/mikro-orm-property-store';

@Module({
  controllers: [PublicPropertyController, AdminPropertyController],
  providers: [
    { provide: PropertyStore, useClass: MikroOrmPropertyStore },
    { provide: PropertyEditor, useClass: MikroOrmPropertyEditor },
  ],
  exports: [PropertyStore],
})
export class PropertyModule {}
