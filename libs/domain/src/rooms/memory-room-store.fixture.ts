import {
  DomainError,
  imageOf,
  inOrder,
  withinScope,
  refuseStale,
  savedAt,
  type KeyedForm,
  type GalleryChange,
  type KeyedUpload,
  type PublicationScope,
} from '../shared';
import { MemoryUploadKeys } from '../shared/pictures/memory-upload-keys.fixture';
import { insertion, ROOM_GALLERY, type RoomGallery, type RoomImage } from './gallery/room-gallery';
import { SEASONS, type RoomPrice, type Season } from './pricing/price';
import type { Room, RoomDetails } from './room';

import { RoomStore, type NewRoomImage, type SlugOrId } from './room-store';

/** The room store's twin in memory, for tests of use cases. */
export class MemoryRoomStore extends RoomStore {
  own: readonly string[] = [];
  private readonly rooms = new Map<number, Room>();
  private readonly oldSlugs = new Map<string, number>();
  private readonly uploadKeys = new MemoryUploadKeys('room.key_reused');
  private readonly formKeys = new MemoryUploadKeys('room.key_reused');
  private lastId = 0;

  override async list(scope: PublicationScope): Promise<readonly Room[]> {
    return withinScope(scope, [...this.rooms.values()]);
  }

  override async find(room: SlugOrId, scope: PublicationScope): Promise<Room | undefined> {
    const found = this.lookUp(room);
    return withinScope(scope, found ? [found] : [])[0];
  }

  override async ownAmenities(): Promise<readonly string[]> {
    return this.own;
  }

  override async findRenamed(oldSlug: string): Promise<string | undefined> {
    return (await this.find(this.oldSlugs.get(oldSlug) ?? 0, 'published'))?.slug;
  }

  override async add(details: RoomDetails, at: Date, sent?: KeyedForm): Promise<Room> {
    const added = this.formKeys.find([...this.rooms.values()], sent);
    if (added) return added;
    this.refuseTaken(details);
    const room = this.store({ ...details, id: this.nextId(), images: [], prices: [], updatedAt: at });
    this.formKeys.remember(room.id, sent);
    return room;
  }

  override async change(
    room: SlugOrId,
    basedOn: Date | undefined,
    at: Date,
    change: (room: Room) => RoomDetails,
  ): Promise<Room> {
    const present = this.known(room);
    refuseStale(present.updatedAt, basedOn, 'room.changed');
    const details = change(present);
    this.refuseTaken(details, present.id);
    if (details.slug !== present.slug) this.oldSlugs.set(present.slug, present.id);
    return this.store({ ...present, ...details, updatedAt: savedAt(present.updatedAt, at) });
  }

  override async remove(room: SlugOrId): Promise<Room> {
    const removed = this.known(room);
    this.rooms.delete(removed.id);
    return removed;
  }

  override async setPrice(
    roomId: number,
    { season, pricePerNight }: { readonly season: Season; readonly pricePerNight: string },
    basedOn: Date | undefined,
    at: Date,
  ): Promise<Room> {
    const room = this.known(roomId);
    const present = room.prices.find((price) => price.season === season);
    refuseStale(present?.updatedAt, basedOn, 'pricing.changed');
    const updatedAt = present ? savedAt(present.updatedAt, at) : at;
    return this.storePrices(room, season, [
      { id: present?.id ?? this.nextId(), season, pricePerNight, updatedAt },
    ]);
  }

  override async removePrice(roomId: number, season: Season): Promise<void> {
    const room = this.known(roomId);
    if (!room.prices.some((price) => price.season === season)) throw new DomainError('pricing.not_found');
    this.storePrices(room, season, []);
  }

  override async addImage(
    roomId: number,
    { storeFiles, wanted, ...image }: NewRoomImage,
    upload?: KeyedUpload,
  ): Promise<RoomImage> {
    const before = this.known(roomId).images;
    const uploaded = this.uploadKeys.find(before, upload);
    if (uploaded) return uploaded;
    insertion(before, wanted);
    const picture = await storeFiles();
    const room = this.known(roomId);
    const { others, order, isMain } = insertion(room.images, wanted);
    const added = { ...image, ...picture, id: this.nextId(), roomId, order, isMain };
    this.store({ ...room, images: inOrder([...others, added]) });
    this.uploadKeys.remember(added.id, upload);
    return added;
  }

  override async findUploaded(roomId: number, upload: KeyedUpload): Promise<RoomImage | undefined> {
    return this.uploadKeys.find(this.lookUp(roomId)?.images ?? [], upload);
  }

  override async changeGallery(
    which: { readonly roomId: number } | { readonly imageId: number },
    change: (gallery: RoomGallery) => RoomGallery,
  ): Promise<GalleryChange<RoomImage>> {
    const all = [...this.rooms.values()].flatMap(({ images }) => images);
    const roomId = 'roomId' in which ? which.roomId : imageOf(all, which.imageId, ROOM_GALLERY).roomId;
    const room = this.known(roomId);
    const after = inOrder(change(room.images));
    this.store({ ...room, images: after });
    return { before: room.images, after };
  }

  private lookUp(room: SlugOrId): Room | undefined {
    return [...this.rooms.values()].find(({ id, slug }) => id === room || slug === room);
  }

  private known(room: SlugOrId): Room {
    const found = this.lookUp(room);
    if (!found) throw new DomainError('room.not_found');
    return found;
  }

  private refuseTaken({ name, slug }: RoomDetails, ownId?: number): void {
    const others = [...this.rooms.values()].filter(({ id }) => id !== ownId);
    if (others.some((room) => room.name === name))
      throw new DomainError('room.name_taken', { field: 'name' });
    if (others.some((room) => room.slug === slug))
      throw new DomainError('room.slug_taken', { field: 'slug' });
  }

  private storePrices(room: Room, season: Season, prices: readonly RoomPrice[]): Room {
    const all = [...room.prices.filter((price) => price.season !== season), ...prices];
    const sorted = SEASONS.flatMap((name) => all.filter((price) => price.season === name));
    return this.store({ ...room, prices: sorted });
  }

  private store(room: Room): Room {
    this.rooms.set(room.id, room);
    this.oldSlugs.delete(room.slug);
    return room;
  }

  private nextId(): number {
    this.lastId += 1;
    return this.lastId;
  }
}
