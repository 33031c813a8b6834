/** Name of the form field that people do not see; only machines fill it in. Source: decisions §3. */
export const HONEYPOT_FIELD = 'website';

/**
 * A form that, by its own script's measure, was filled in faster than this (milliseconds) was not filled in by a
 * person. Source: decisions §3 ("a too fast form"); the figure is ours.
 */
export const FASTEST_HUMAN_FILL_MS = 2_500;

/** Signs by which an automated form is recognised. */
export interface FormSigns {
  /** Content of the field that people do not see. */
  readonly honeypot: string;
  /** Milliseconds from the form's appearance to sending, as its script reports it; undefined without script. */
  readonly fillTimeMs: number | undefined;
}

/** Source: decisions §3. */
export function looksAutomatic({ honeypot, fillTimeMs }: FormSigns): boolean {
  return honeypot.trim() !== '' || (fillTimeMs !== undefined && fillTimeMs < FASTEST_HUMAN_FILL_MS);
}
