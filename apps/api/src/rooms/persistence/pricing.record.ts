import { MAX_PRICE_TEXT_LENGTH, SEASONS, type Season } from '@ospite/domain';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { RoomRecord } from './room.record';

/** Source: specification §9, String limits. */
const SEASON_LENGTH = 20;

const schema = defineEntity({
  name: 'PricingRecord',
  tableName: 'pricing',
  checks: [
    {
      name: 'pricing_season_known',
      property: 'season',
      expression: `season in (${SEASONS.map((season) => `'${season}'`).join(', ')})`,
    },
  ],
  uniques: [{ name: 'pricing_room_season_unique', properties: ['roomId', 'season'] }],
  properties: {
    id: p.integer().primary(),
    roomId: p.manyToOne(RoomRecord).mapToPk().fieldName('room_id').deleteRule('cascade'),
    season: p.string().length(SEASON_LENGTH).$type<Season>(),
    pricePerNight: p.string().length(MAX_PRICE_TEXT_LENGTH),
    updatedAt: p.datetime(3),
  },
});

/** A row of table `pricing`: a room's nightly price in one season. */
export class PricingRecord extends schema.class {}
schema.setClass(PricingRecord);
