import {
  problemOf,
  usePublishContentMutation,
  useRevertPublicationMutation,
  type Problem,
  type Publication,
} from '@ospite/contracts';
import { useEffect, useEffectEvent, useState } from 'react';

interface FormToSave {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly save: () => Promise<boolean>;
}

interface Publishing {
  /** Saves what the form has, and publishes the draft of all pages. */
  readonly publish: () => void;
  readonly isPublishing: boolean;
  /** Takes it back. */
  readonly revert: () => void;
  readonly isReverting: boolean;
  /** What was published here, until something is changed. */
  readonly published: Publication | null;
  /** Whether that was taken back. */
  readonly isReverted: boolean;
  /** Why it was not published, or not taken back. */
  readonly problem: Problem | null;
}

type Outcome = Pick<Publishing, 'published' | 'isReverted' | 'problem'>;
const NOTHING: Outcome = { published: null, isReverted: false, problem: null };

/** Publishes the draft, after the form on the screen, if any, was saved. */
export function usePublish(form: FormToSave | undefined): Publishing {
  const [publishContent, { isLoading }] = usePublishContentMutation();
  const [isWanted, setWanted] = useState(false);
  const [revertPublication, reverting] = useRevertPublicationMutation();
  const [outcome, setOutcome] = useState(NOTHING);
  const isUnsaved = form?.isDirty === true || form?.isSaving === true;
  // What was published is not what stands here any more.
  if (isUnsaved && (outcome.published || outcome.isReverted)) setOutcome(NOTHING);

  const publishNow = useEffectEvent(async () => {
    setWanted(false);
    const { data, error } = await publishContent();
    setOutcome({
      ...NOTHING,
      published: data ?? null,
      problem: error === undefined ? null : problemOf(error),
    });
  });
  const isReady = isWanted && !isUnsaved;
  useEffect(() => {
    if (isReady) void publishNow();
  }, [isReady]);

  async function publish() {
    setOutcome(NOTHING);
    setWanted(true);
    if (form?.isDirty && !form.isSaving && !(await form.save())) setWanted(false);
  }

  async function revert({ id }: Publication) {
    const { error } = await revertPublication({ publicationId: id });
    setOutcome(
      error === undefined ? { ...NOTHING, isReverted: true } : { ...NOTHING, problem: problemOf(error) },
    );
  }

  return {
    publish: () => void publish(),
    isPublishing: isWanted || isLoading,
    revert: () => outcome.published && void revert(outcome.published),
    isReverting: reverting.isLoading,
    ...outcome,
  };
}
