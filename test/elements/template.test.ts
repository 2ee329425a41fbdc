import { expect } from '@open-wc/testing';
import contract from '../core/template/cases.json' with { type: 'json' };
import { extraCases } from '../core/template/extra-cases.js';
import { runCase, type TemplateCase } from '../core/template/run-cases.js';
import {
  checkCases,
  checkedCodes,
  claimCases,
  claimResult,
  markCases,
  markOf,
} from '../core/template/trust-cases.js';

const differences = (cases: readonly TemplateCase[]): string[] =>
  cases.flatMap((item) => {
    const difference = runCase(item);
    return difference === undefined ? [] : [`${item.template}: ${difference}`];
  });

describe('placeholders in a browser', () => {
  it('gives the text or the error of every example of the contract', () => {
    expect(contract.length).to.be.above(60);
    expect(differences(contract)).to.deep.equal([]);
  });

  for (const [subject, cases] of Object.entries(extraCases)) {
    it(`agrees with Node: ${subject}`, () => expect(differences(cases)).to.deep.equal([]));
  }

  it('gives every value the mark it has in Node', () => {
    expect(markCases.map(([source]) => [source, markOf(source)])).to.deep.equal(markCases);
  });

  it('finds the same claims to hold as Node', () => {
    expect(claimCases.map((claim) => claimResult(claim))).to.deep.equal(
      claimCases.map(({ expected }) => expected),
    );
  });

  it('finds the same mistakes before there are rows as Node', () => {
    expect(checkCases.map(([template]) => checkedCodes(template))).to.deep.equal(
      checkCases.map(([, codes]) => codes),
    );
  });
});
