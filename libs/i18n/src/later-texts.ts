import type { i18n, ResourceKey, ResourceLanguage } from 'i18next';
import {
  COMMON_TEXTS,
  PAGE_NAMESPACES,
  textsAddress,
  type PageNamespace,
  type PartNamespace,
} from './page-texts';
import type { PageName } from './paths';

/** Where each instance finds the texts that it lacks. */
const PATTERNS = new WeakMap<i18n, string>();
/** By instance, the texts that are on their way. */
const FETCHES = new WeakMap<i18n, Map<string, Promise<void>>>();

/**
 * Fetches the texts that every page may need.
 * @param pattern of the addresses (`textsAddress`)
 * @throws an error when the server does not have them or cannot be reached
 */
export async function fetchCommonTexts(pattern: string, language: string): Promise<ResourceLanguage> {
  return (await fetchTexts(pattern, language, COMMON_TEXTS)) as ResourceLanguage;
}

/** From now on `instance` fetches texts that it lacks. @param pattern of their addresses (`textsAddress`) */
export function fetchLaterTexts(instance: i18n, pattern: string): void {
  PATTERNS.set(instance, pattern);
  FETCHES.set(instance, new Map());
}

/** Whether `instance` has the texts that a page needs beside the common ones. */
export function hasPageTexts(instance: i18n, page: PageName): boolean {
  return PAGE_NAMESPACES[page].every((namespace) => hasTexts(instance, namespace));
}

/** Gives `instance` the texts that a page needs beside the common ones. */
export async function addPageTexts(instance: i18n, page: PageName): Promise<void> {
  await Promise.all(PAGE_NAMESPACES[page].map((namespace) => addTexts(instance, namespace)));
}

/**
 * Gives `instance` texts that only some pages or a part of the site need.
 * @throws an error when the server does not have them or cannot be reached
 */
export async function addTexts(instance: i18n, namespace: PageNamespace | PartNamespace): Promise<void> {
  if (hasTexts(instance, namespace)) return;
  const pattern = PATTERNS.get(instance);
  const fetches = FETCHES.get(instance);
  if (!pattern || !fetches) throw new Error(`Nothing tells where the texts "${namespace}" are.`);
  const fetchAndAdd = async () => {
    const { language } = instance;
    instance.addResourceBundle(language, namespace, await fetchTexts(pattern, language, namespace));
  };
  const fetching = fetches.get(namespace) ?? fetchAndAdd().finally(() => fetches.delete(namespace));
  fetches.set(namespace, fetching);
  await fetching;
}

function hasTexts(instance: i18n, namespace: string): boolean {
  return instance.hasResourceBundle(instance.language, namespace);
}

async function fetchTexts(pattern: string, language: string, file: string): Promise<ResourceKey> {
  const response = await fetch(textsAddress(pattern, language, file));
  if (!response.ok) throw new Error(`The texts "${file}" did not come (${response.status}).`);
  return (await response.json()) as ResourceKey;
}
