import { describe, expect, it } from 'vitest';
import { cosine, nearestTexts } from '#api/features/research/embeddings/nearness.rules.ts';
import { questionVectors } from '#api/features/research/embeddings/question-vectors.service.ts';
import { fuse, meaningScore, type Evidence } from '#api/features/research/retrieval/fusion.rules.ts';
import { readNaming } from '#api/features/research/retrieval/named-articles.rules.ts';
import { joinMeaning, type Match } from '#api/features/research/search/matching.rules.ts';
import { foundText } from '#schema/text/research.ts';
import { FakeEmbedder } from '../../support/fake-embedder.ts';

const vector = (...values: number[]): Float32Array => {
  const length = Math.hypot(...values);
  return Float32Array.from(values, (value) => value / length);
};
const all = (): boolean => true;

describe('nearness in meaning', () => {
  it('is the cosine of two vectors of length one', () => {
    expect(cosine(vector(1, 0), vector(1, 0))).toBeCloseTo(1);
    expect(cosine(vector(1, 0), vector(0, 1))).toBeCloseTo(0);
    expect(cosine(vector(1, 0), vector(1, 1))).toBeCloseTo(Math.SQRT1_2);
    expect(cosine(vector(1, 0), vector(-1, 0))).toBeCloseTo(-1);
  });

  it('puts the nearest first and leaves out what is not near', () => {
    const vectors = new Map([
      ['far', vector(0, 1, 0)],
      ['near', vector(1, 0.2, 0)],
      ['same', vector(1, 0, 0)],
      ['other', vector(0, 0, 1)],
      ['opposite', vector(-1, 0, 0)],
    ]);
    const near = nearestTexts(vector(1, 0, 0), vectors, all);
    expect([...near.keys()]).toEqual(['same', 'near']);
    expect(near.get('same')).toBeCloseTo(1);
    expect(near.get('near')).toBeGreaterThan(0);
    expect(near.get('near')).toBeLessThan(1);
  });

  it('is told from what is usual for the model: where everything is alike, alike is not near', () => {
    const crowd = Array.from({ length: 40 }, (_, at): [string, Float32Array] => [
      `t${at}`,
      vector(3, Math.sin(at), Math.cos(at)),
    ]);
    const question = vector(3, 0, 0);
    expect(cosine(question, crowd[0]![1])).toBeGreaterThan(0.9);
    expect(nearestTexts(question, new Map(crowd), all).size).toBe(0);
    expect([...nearestTexts(question, new Map([...crowd, ['same', vector(3, 0.1, 0)]]), all).keys()]).toEqual(['same']);
  });

  it('counts fifty texts at most, and only those that are held', () => {
    const many = new Map(
      Array.from({ length: 200 }, (_, at): [string, Float32Array] => [
        `t${at}`,
        at < 80 ? vector(1, at / 1000) : vector(-1, 1),
      ]),
    );
    expect(nearestTexts(vector(1, 0), many, all).size).toBe(50);
    expect([...nearestTexts(vector(1, 0), many, (id) => id !== 't0').keys()][0]).toBe('t1');
  });

  it('is of nothing without vectors, or with those of another size', () => {
    expect(nearestTexts(vector(1, 0), new Map(), all).size).toBe(0);
    expect(nearestTexts(vector(1, 0), new Map([['a', vector(1, 0, 0)]]), all).size).toBe(0);
  });
});

describe('fusion with meaning', () => {
  const evidence: Evidence = {
    naming: readNaming(''),
    areas: new Map(),
    foldedQuestion: '',
    texts: [{ id: 'art_lft_47', score: 0.5, coverage: 1, likeness: 0 }],
    topics: [],
    nearness: new Map(),
  };

  it('changes nothing where nothing is near', () => {
    const [alone] = fuse(evidence, 5);
    expect(alone).toMatchObject({ id: 'art_lft_47', by: 'TEXT' });
    expect(fuse({ ...evidence, nearness: new Map([['tes_1', 1]]) }, 5)).toEqual([alone]);
  });

  it('lets in what has no word of the question and says why', () => {
    const fused = fuse({ ...evidence, nearness: new Map([['art_lft_48', 0.3]]) }, 5);
    expect(fused.find(({ id }) => id === 'art_lft_48')).toMatchObject({ by: 'MEANING' });
    expect(fused[0]?.id).toBe('art_lft_47');
  });

  it('raises what has the words too, and then the words are the reason', () => {
    const [before] = fuse(evidence, 5);
    const [after] = fuse({ ...evidence, nearness: new Map([['art_lft_47', 0.5]]) }, 5);
    expect(after?.by).toBe('TEXT');
    expect((after?.score ?? 0) - (before?.score ?? 0)).toBeGreaterThan(0);
  });

  it('weighs it by how likely the law is meant, as it weighs words', () => {
    const nearness = new Map([
      ['art_ccdf_20', 0.5],
      ['art_ccf_20', 0.5],
    ]);
    expect(fuse({ ...evidence, texts: [], nearness }, 5)[0]?.id).toBe('art_ccf_20');
    expect(fuse({ ...evidence, texts: [], nearness, foldedQuestion: 'vivo en la cdmx' }, 5)[0]?.id).toBe('art_ccdf_20');
  });

  it('never stands before what was named', () => {
    const naming = readNaming('artículo 48 de la LFT');
    const fused = fuse({ ...evidence, naming, nearness: new Map([['art_ccf_20', 1]]) }, 5);
    expect(fused[0]).toMatchObject({ id: 'art_lft_48', by: 'NAMED' });
  });
});

describe('a match of a search with its meaning', () => {
  const match = { id: 'tes_1', score: 0.4, coverage: 0.5, reason: 'TEXT' } as Match;

  it('is found by the greater of the two', () => {
    expect(joinMeaning(match, new Map())).toEqual(match);
    expect(joinMeaning(match, new Map([['tes_1', 0.2]]))).toMatchObject({
      reason: 'TEXT',
      coverage: 0.5,
      score: 0.4 + meaningScore(0.2),
    });
    expect(joinMeaning({ ...match, score: 0, coverage: 0 }, new Map([['tes_1', 0.2]]))).toMatchObject({
      reason: 'MEANING',
      coverage: 0.2,
    });
  });

  it('says so in Spanish', () => {
    expect(foundText.explanation('MEANING', [], [], null)).toBe('Su sentido se parece al de tu búsqueda.');
    expect(foundText.explanation('MEANING', ['zapatos'], [], null)).toBe(
      'Contiene «zapatos». Su sentido se parece al de tu búsqueda.',
    );
  });
});

describe('vectors of questions', () => {
  it('are asked for once, also by two at a time', async () => {
    const fake = new FakeEmbedder();
    const vectors = questionVectors(fake);
    const [one, other] = await Promise.all([vectors.vectorOf('zapatos', 0), vectors.vectorOf('zapatos', 0)]);
    expect(one).toBe(other);
    await vectors.vectorOf('zapatos', 0);
    expect(fake.asked).toEqual(['zapatos']);
  });

  it('are kept for the questions that were asked last', async () => {
    const fake = new FakeEmbedder();
    const vectors = questionVectors(fake);
    await vectors.vectorOf('primera', 0);
    for (let n = 0; n < 299; n++) await vectors.vectorOf(`pregunta ${n}`, 0);
    await vectors.vectorOf('primera', 0);
    expect(fake.asked).toHaveLength(300);
    await vectors.vectorOf('una más', 0);
    await vectors.vectorOf('primera', 0);
    expect(fake.asked).toHaveLength(301);
    await vectors.vectorOf('pregunta 0', 0);
    expect(fake.asked).toHaveLength(302);
  });

  it('are not asked for while a provider that failed rests', async () => {
    const fake = new FakeEmbedder();
    const vectors = questionVectors(fake);
    fake.mode = 'DOWN';
    await expect(vectors.vectorOf('zapatos', 0)).rejects.toThrow('UNAVAILABLE');
    fake.mode = 'UP';
    expect(await vectors.vectorOf('zapatos', 10_000)).toBeNull();
    expect(await vectors.vectorOf('zapatos', 30_000)).toBeInstanceOf(Float32Array);
    expect(fake.asked).toHaveLength(2);
  });

  it('are not waited for longer than a search may take', async () => {
    const fake = new FakeEmbedder();
    fake.mode = 'SILENT';
    await expect(questionVectors(fake).vectorOf('zapatos', 0)).rejects.toThrow();
  });
});
