import type { OwnBreakfastImage, Room, RoomImage } from '@ospite/contracts';
import {
  aBreakfastImageResponse,
  anImageResponse,
  aRoomDetailResponse,
  problem,
  type Handlers,
  type RequestOf,
} from '@ospite/contracts/testing';
import { inOrderOf } from '../../shared/moved';

export interface GalleryState {
  rooms: readonly Room[];
  /** Of all rooms. */
  roomImages: readonly RoomImage[];
  breakfastImages: readonly OwnBreakfastImage[];
}

/** A picture of the breakfast as the owner reads it. */
export function anOwnBreakfastImage(changes: Partial<OwnBreakfastImage> = {}): OwnBreakfastImage {
  const id = changes.id ?? 1;
  return {
    ...aBreakfastImageResponse({ id }),
    isActive: true,
    imageOrder: id - 1,
    uploadedAt: '2026-10-01T09:00:00.000Z',
    updatedAt: '2026-10-01T09:00:00.000Z',
    ...changes,
  };
}

/** The galleries, as in memory. */
export function galleryOperations(state: GalleryState): Handlers {
  return {
    getRoom: ({ room: address }) => {
      const room = state.rooms.find(({ id }) => String(id) === address);
      return room ? { ...aRoomDetailResponse(), ...room } : problem(404, 'room.not_found');
    },
    ...roomImageOperations(state),
    ...breakfastOperations(state),
  };
}

function roomImageOperations(state: GalleryState): Handlers {
  const gallery = (roomId: number) => state.roomImages.filter((image) => image.roomId === roomId);
  const change = (imageId: number, changes: Partial<RoomImage>) => {
    state.roomImages = state.roomImages.map((image) =>
      image.id === imageId ? { ...image, ...changes } : image,
    );
  };
  return {
    listRoomImages: ({ roomId }) => gallery(roomId),
    uploadRoomImage: ({ roomId, uploadRoomImageRequest: { isMain } }) => {
      const id = 100 + state.roomImages.length;
      const imageOrder = gallery(roomId).length;
      const alt = { it: '' };
      const image = anImageResponse({ id, roomId, imageOrder, alt, isMain: isMain === 'true' });
      state.roomImages = [...state.roomImages, image];
      return image;
    },
    orderRoomImages: ({ roomId, orderRoomImagesRequest: { imageOrders, readOrder } }) => {
      const ids = gallery(roomId)
        .toSorted((one, other) => one.imageOrder - other.imageOrder)
        .map(({ id }) => id);
      if (imageOrders.length !== ids.length) return problem(422, 'room.order_mismatch');
      if (readOrder && readOrder.join() !== ids.join()) return problem(409, 'room.order_changed');
      state.roomImages = ordered(state.roomImages, imageOrders);
      return gallery(roomId);
    },
    setMainRoomImage: ({ roomId, imageId }) => {
      for (const { id } of gallery(roomId)) change(id, { isMain: id === imageId });
      return gallery(roomId);
    },
    updateRoomImage: ({ imageId, updateRoomImageRequest: { alt } }) => {
      const image = state.roomImages.find(({ id }) => id === imageId);
      if (!image) return problem(404, 'room.image_not_found');
      change(imageId, { alt: { ...image.alt, ...alt } });
      return image;
    },
    deleteRoomImage: ({ imageId }) => {
      state.roomImages = state.roomImages.filter(({ id }) => id !== imageId);
      return null;
    },
  };
}

function breakfastOperations(state: GalleryState): Handlers {
  return {
    listAllBreakfastImages: () => [...state.breakfastImages],
    uploadBreakfastImage: ({ uploadBreakfastImageRequest: { image } }) => {
      const imageOrder = state.breakfastImages.length;
      const originalName = image instanceof File ? image.name : '';
      const added = anOwnBreakfastImage({ id: 100 + imageOrder, imageOrder, originalName });
      state.breakfastImages = [...state.breakfastImages, added];
      return added;
    },
    orderBreakfastImages: ({ orderBreakfastImagesRequest: { imageOrders } }) => {
      state.breakfastImages = ordered(state.breakfastImages, imageOrders);
      return [...state.breakfastImages];
    },
    updateBreakfastImage: ({ imageId, updateBreakfastImageRequest: { updatedAt: _read, ...changes } }) => {
      const image = state.breakfastImages.find(({ id }) => id === imageId);
      if (!image) return problem(404, 'breakfast.not_found');
      const changed = { ...image, ...changes };
      state.breakfastImages = state.breakfastImages.map((one) => (one === image ? changed : one));
      return changed;
    },
    deleteBreakfastImage: ({ imageId }) => {
      state.breakfastImages = state.breakfastImages.filter(({ id }) => id !== imageId);
      return null;
    },
  };
}

type Orders = RequestOf<'orderRoomImages'>['orderRoomImagesRequest']['imageOrders'];

function ordered<Image extends { readonly id: number; readonly imageOrder: number }>(
  images: readonly Image[],
  orders: Orders,
): Image[] {
  const ids = orders.toSorted((one, other) => one.order - other.order).map(({ id }) => id);
  return inOrderOf(images, ids).map((image) => ({ ...image, imageOrder: ids.indexOf(image.id) }));
}
