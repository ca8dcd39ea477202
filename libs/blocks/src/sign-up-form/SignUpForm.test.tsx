import { describe, expect, it } from 'vitest';
import { renderBlock } from '../blocks/render-block.fixture.tsx';
import { staticBlocks } from '../blocks/static-blocks.fixture.ts';

describe('a sign-up form', () => {
  it('shows the form of its plan under its title', () => {
    const signUp = (props: { subscriptionType: string }) => <form data-plan={props.subscriptionType} />;
    const page = renderBlock(staticBlocks.signUpForm, [staticBlocks.signUpForm], { slots: { signUp } });
    expect(page).toMatch(/<h2>Join in three minutes<\/h2><form data-plan="individual-membership-digital">/);
  });

  it('is not shown, title included, if nothing fills the slot [2.4.27]', () => {
    const titled = { ...staticBlocks.signUpForm, blockTitle: 'Become a member' };
    expect(renderBlock(titled, [titled], { slots: { signUp: () => <form /> } })).toContain('Become a member');
    expect(renderBlock(titled)).toBe('');
  });
});

it('is not shown for a plan that visitors cannot join, whose boxes have no button [2.4.27]', () => {
  const context = { slots: { signUp: () => <form /> }, plans: ['member'] };
  const box = { ...staticBlocks.subscriptionBox, subscriptionType: 'patron' };
  expect(renderBlock(box, [box], context)).toContain(box.title);
  expect(renderBlock(box, [box], context)).not.toMatch(/<form|<details/);
  const form = { ...staticBlocks.signUpForm, blockTitle: 'Become a patron', subscriptionType: 'patron' };
  expect(renderBlock(form, [form], context)).toBe('');
});
