import { useCreateContentSectionMutation } from '@ospite/contracts';
import { isOwnPage, leadOf, MAX_SECTIONS, type ContentPage, type SectionKind } from '@ospite/domain';
import { Button, Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useOutcomeToast } from '../../../shared/feedback/use-outcome-toast';
import { useOfficePaths } from '../../../shared/office-paths';
import { kindLabel } from '../content-labels';
import { addableKinds, type DraftSection } from '../draft-section';
import * as s from '../content.module.css';

interface AddSectionProps {
  readonly page: ContentPage;
  readonly sections: readonly DraftSection[];
}

/** The kinds of sections that the page has room for; one that is added is open for writing. */
export function AddSection({ page, sections }: AddSectionProps) {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const navigate = useNavigate();
  const tellOutcome = useOutcomeToast();
  const [create, { isLoading }] = useCreateContentSectionMutation();
  const lead = isOwnPage(page) ? leadOf(sections) : undefined;
  const kinds = sections.length < MAX_SECTIONS ? addableKinds(page, sections) : [];
  if (kinds.length === 0) return null;

  async function add(kind: string) {
    const { data, error } = await create({
      createContentSectionRequest: { kind: kind as SectionKind, ...(lead && { lead: lead.id }) },
    });
    if (data) void navigate(paths.contentSection(data.id));
    else tellOutcome({ error }, { done: '', failed: t('office:content.sections.notAdded'), mayBeDone: true });
  }

  return (
    <Panel title={t('office:content.sections.add')}>
      <div className={s.actions}>
        {kinds.map(({ kind }) => (
          <Button key={kind} variant="quiet" isDisabled={isLoading} onPress={() => void add(kind)}>
            {kindLabel(t, kind)}
          </Button>
        ))}
      </div>
    </Panel>
  );
}
