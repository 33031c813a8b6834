import type { BedKind } from '@ospite/domain';

/** Keys of what beds are called. */
export const BED_NAMES: Readonly<Record<BedKind, string>> = {
  double: 'office:rooms.beds.double',
  single: 'office:rooms.beds.single',
  'sofa-bed': 'office:rooms.beds.sofa-bed',
  bunk: 'office:rooms.beds.bunk',
  cot: 'office:rooms.beds.cot',
};
