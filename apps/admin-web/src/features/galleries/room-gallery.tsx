import {
  roomsApi,
  useDeleteRoomImageMutation,
  useListRoomImagesQuery,
  useOrderRoomImagesMutation,
  useSetMainRoomImageMutation,
  type RoomImage,
} from '@ospite/contracts';
import { MAX_ROOM_IMAGES } from '@ospite/domain';
import { Badge, Button } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { keepingData, QueryState } from '../../shared/screen/query-state';
import { TranslationMark } from '../../shared/languages/language-fields';
import { typedTexts } from '../../shared/languages/language-texts';
import { useOutcomeToast } from '../../shared/feedback/use-outcome-toast';
import { useOfficeDispatch } from '../../shared/use-office-store';
import { useBasedOn } from '../../shared/forms/state/use-based-on';
import { AltTexts } from './alt-texts';
import { Gallery } from './gallery';
import { DeletePicture } from './pictures/delete-picture';
import { imageOrders } from './pictures/order';
import * as s from './pictures/pictures.module.css';
import type { SaveOrder } from '../../shared/forms/entries/use-saved-order';
import { saveOrder } from './pictures/save-order';
import { roomTarget } from './uploads/gallery-targets';

const LIMIT = { max: MAX_ROOM_IMAGES, problem: 'room.image_limit' } as const;

/** The pictures of one room, with everything that can be done with them. */
export function RoomGallery({ roomId }: { readonly roomId: number }) {
  const { t } = useTranslation();
  const query = useListRoomImagesQuery({ roomId, include: 'inactive' }, { refetchOnMountOrArgChange: true });
  const save = useSaveOrder(roomId);
  return (
    <QueryState query={keepingData(query)}>
      {(images) => (
        <Gallery
          pictures={images.toSorted((one, other) => one.imageOrder - other.imageOrder).map(asPicture)}
          limit={LIMIT}
          emptyHelp={t('office:galleries.emptyHelp')}
          targetOf={(dispatch) => roomTarget(dispatch, roomId)}
          saveOrder={save}
          facts={(image) => <Facts image={image} />}
          actions={(image, position) => <Actions image={image} position={position} />}
        />
      )}
    </QueryState>
  );
}

const asPicture = (image: RoomImage) => ({ ...image, url: image.imageUrl });

function Facts({ image }: { readonly image: RoomImage }) {
  const { t } = useTranslation();
  const alt = typedTexts(image.alt);
  return (
    <>
      <span>{alt.it || t('office:galleries.picture.noAlt')}</span>
      <span className={s.badges}>
        {image.isMain && <Badge tone="good">{t('office:galleries.picture.main')}</Badge>}
        <TranslationMark values={alt} />
      </span>
    </>
  );
}

interface ActionsProps {
  readonly image: RoomImage;
  /** From one. */
  readonly position: number;
}

function Actions({ image, position }: ActionsProps) {
  const { t } = useTranslation();
  const tellOutcome = useOutcomeToast();
  const [setMain, { isLoading }] = useSetMainRoomImageMutation();
  const [remove] = useDeleteRoomImageMutation();
  const base = useBasedOn();
  const { id: imageId, roomId, isMain } = image;

  async function makeMain() {
    tellOutcome(await setMain({ roomId, imageId }), {
      done: t('office:galleries.picture.success'),
      doneDescription: t('office:galleries.picture.mainSet'),
      failed: t('office:galleries.picture.mainNotSet'),
      mayBeDone: true,
    });
  }

  return (
    <>
      <AltTexts image={image} base={base} position={position} />
      {!isMain && (
        <Button
          variant="quiet"
          isPending={isLoading}
          aria-label={t('office:galleries.picture.setMainFor', { position })}
          onPress={() => void makeMain()}
        >
          {t('office:galleries.picture.setMain')}
        </Button>
      )}
      <DeletePicture position={position} isMain={isMain} remove={() => remove({ imageId })} />
    </>
  );
}

/** Saves an order, and puts it where the gallery is read. */
function useSaveOrder(roomId: number): SaveOrder {
  const dispatch = useOfficeDispatch();
  const [order] = useOrderRoomImagesMutation();
  const save: SaveOrder = async (ids, read) => {
    const result = await order({
      roomId,
      orderRoomImagesRequest: { imageOrders: imageOrders(ids), readOrder: [...read] },
    });
    const images = { roomId, include: 'inactive' } as const;
    if (result.data) await dispatch(roomsApi.util.upsertQueryData('listRoomImages', images, result.data));
    return result;
  };
  return (ids, read) => saveOrder(ids, read, { save, list: roomTarget(dispatch, roomId).list });
}
