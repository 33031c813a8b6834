/**
 * Where the API is of an app that stands in a folder of its own: `config.json` beside its document, edited by who hosts
 * the folder. Empty for the document's own origin, also when there is no such file.
 */
export async function ownApiAddress(): Promise<string> {
  const answer = await fetch('config.json', { cache: 'no-store' });
  if (!answer.ok) return '';
  const config = (await answer.json()) as { readonly apiBaseUrl?: string };
  return (config.apiBaseUrl ?? '').replace(/\/+$/, '');
}
