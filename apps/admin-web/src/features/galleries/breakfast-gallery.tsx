import {
  breakfastApi,
  useDeleteBreakfastImageMutation,
  useListAllBreakfastImagesQuery,
  useOrderBreakfastImagesMutation,
  useUpdateBreakfastImageMutation,
  type OwnBreakfastImage,
} from '@ospite/contracts';
import { MAX_BREAKFAST_IMAGES } from '@ospite/domain';
import { Badge, Button } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { useBasedOn } from '../../shared/forms/state/use-based-on';
import { keepingData, QueryState } from '../../shared/screen/query-state';
import { useOutcomeToast } from '../../shared/feedback/use-outcome-toast';
import { useOfficeDispatch } from '../../shared/use-office-store';
import { BreakfastDescription } from './breakfast-description';
import { Gallery } from './gallery';
import { DeletePicture } from './pictures/delete-picture';
import { imageOrders } from './pictures/order';
import type { SaveOrder } from '../../shared/forms/entries/use-saved-order';
import { saveOrder } from './pictures/save-order';
import { breakfastTarget } from './uploads/gallery-targets';

const LIMIT = { max: MAX_BREAKFAST_IMAGES, problem: 'breakfast.image_limit' } as const;

/** The pictures of the breakfast that the owner has added, with everything that can be done with them. */
export function BreakfastGallery() {
  const { t } = useTranslation();
  const query = useListAllBreakfastImagesQuery({}, { refetchOnMountOrArgChange: true });
  const save = useSaveOrder();
  return (
    <QueryState query={keepingData(query)}>
      {(images) => (
        <Gallery
          pictures={images.toSorted((one, other) => one.imageOrder - other.imageOrder)}
          limit={LIMIT}
          emptyHelp={t('office:galleries.breakfastEmptyHelp')}
          targetOf={breakfastTarget}
          saveOrder={save}
          facts={(image) => <Facts image={image} />}
          actions={(image, position) => <Actions image={image} position={position} />}
        />
      )}
    </QueryState>
  );
}

function Facts({ image }: { readonly image: OwnBreakfastImage }) {
  const { t } = useTranslation();
  return (
    <>
      <span>{image.description ?? t('office:galleries.picture.noAlt')}</span>
      {!image.isActive && <Badge tone="warning">{t('office:galleries.picture.hidden')}</Badge>}
    </>
  );
}

interface ActionsProps {
  readonly image: OwnBreakfastImage;
  /** From one. */
  readonly position: number;
}

function Actions({ image, position }: ActionsProps) {
  const { t } = useTranslation();
  const tellOutcome = useOutcomeToast();
  const [update, { isLoading }] = useUpdateBreakfastImageMutation();
  const [remove] = useDeleteBreakfastImageMutation();
  const base = useBasedOn();
  const { id: imageId, isActive } = image;

  async function switchShown() {
    const updateBreakfastImageRequest = { isActive: !isActive, updatedAt: base.basedOn(image.updatedAt) };
    const result = await update({ imageId, updateBreakfastImageRequest });
    base.keep(result);
    tellOutcome(result, {
      done: t('office:galleries.picture.success'),
      doneDescription: t(isActive ? 'office:galleries.picture.nowHidden' : 'office:galleries.picture.shown'),
      failed: t('office:galleries.picture.notSwitched'),
      mayBeDone: true,
    });
  }

  return (
    <>
      <BreakfastDescription image={image} base={base} position={position} />
      <Button
        variant="quiet"
        isPending={isLoading}
        aria-label={t(isActive ? 'office:galleries.picture.hideFor' : 'office:galleries.picture.showFor', {
          position,
        })}
        onPress={() => void switchShown()}
      >
        {t(isActive ? 'office:galleries.picture.hide' : 'office:galleries.picture.show')}
      </Button>
      <DeletePicture position={position} remove={() => remove({ imageId })} />
    </>
  );
}

/** Saves an order, and puts it where the pictures are read. */
function useSaveOrder(): SaveOrder {
  const dispatch = useOfficeDispatch();
  const [order] = useOrderBreakfastImagesMutation();
  const save: SaveOrder = async (ids, read) => {
    const result = await order({
      orderBreakfastImagesRequest: { imageOrders: imageOrders(ids), readOrder: [...read] },
    });
    if (result.data)
      await dispatch(breakfastApi.util.upsertQueryData('listAllBreakfastImages', {}, result.data));
    return result;
  };
  return (ids, read) => saveOrder(ids, read, { save, list: breakfastTarget(dispatch).list });
}
