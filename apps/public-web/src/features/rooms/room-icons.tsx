import type { Amenity } from '@ospite/domain';
import { Drawing } from '@ospite/ui';
import { ROOM_SHAPES } from '@ospite/ui/room-shapes';

const SHAPES: Readonly<Record<Amenity | 'other' | 'bed' | 'size' | 'guests', string>> = ROOM_SHAPES;

/** A drawing of what a room has; the words stand beside it. */
export function RoomIcon({
  name,
  className,
}: {
  readonly name: keyof typeof SHAPES;
  readonly className?: string | undefined;
}) {
  return <Drawing shape={SHAPES[name]} className={className} />;
}
