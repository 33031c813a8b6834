import { SITE_PICTURES, type SitePicture } from '@ospite/domain';
import { Button, Dialog } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { useOfficePaths } from '../../../shared/office-paths';
import { contentPicture } from './content-picture';
import * as s from './fields.module.css';

interface PictureChoiceProps {
  readonly isOpen: boolean;
  readonly chosen: SitePicture | undefined;
  readonly onChoose: (source: SitePicture) => void;
  readonly onClose: () => void;
}

/** The pictures to choose from, as they look. */
export function PictureChoice({ isOpen, chosen, onChoose, onClose }: PictureChoiceProps) {
  const { t } = useTranslation();
  const { site } = useOfficePaths();
  return (
    <Dialog isOpen={isOpen} title={t('office:content.picture.choice')} onClose={onClose}>
      <div className={s.dialog}>
        <div className={s.choices}>
          {SITE_PICTURES.map((name) => {
            const source: SitePicture = `site:${name}`;
            return (
              <button
                key={name}
                type="button"
                className={s.choice}
                aria-pressed={source === chosen}
                onClick={() => onChoose(source)}
              >
                <img
                  src={contentPicture(source, site).url}
                  alt={t(`office:contentLabels.pictures.${name}`)}
                  loading="lazy"
                />
              </button>
            );
          })}
        </div>
        <Button variant="quiet" onPress={onClose}>
          {t('office:common.cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
