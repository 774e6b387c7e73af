import groups from './separate-words.json' with { type: 'json' };

/** Words that share their letters with a verb or with other nouns («parte», «cargo»): each is a form only of its group. */
export const separateWords: readonly (readonly string[])[] = groups;
