import { describe, expect, it } from 'vitest';
import { renderBlock } from '../blocks/render-block.fixture.tsx';
import { staticParts } from '../blocks/static-parts.fixture.ts';

describe('a sign-up form', () => {
  it('is the form of its plan under its title', () => {
    const signUp = (props: { subscriptionType: string }) => <form data-plan={props.subscriptionType} />;
    const page = renderBlock(staticParts.signUpForm, [staticParts.signUpForm], { slots: { signUp } });
    expect(page).toMatch(/<h2>Join in three minutes<\/h2><form data-plan="individual-membership-digital">/);
  });

  it('is nothing at all, not even its title, where nothing fills the slot [2.4.27]', () => {
    expect(renderBlock(staticParts.signUpForm)).toMatch(/<section[^>]*><\/section>$/);
  });
});

it('renders nothing where its plan cannot be joined, while boxes of such a plan have no button [2.4.27]', () => {
  const signUp = () => <form />;
  const box = { ...staticParts.subscriptionBox, subscriptionType: 'patron' };
  const form = { ...staticParts.signUpForm, subscriptionType: 'patron' };
  for (const block of [box, form])
    expect(renderBlock(block, [block], { slots: { signUp }, plans: ['member'] })).not.toMatch(
      /<form|<details|<h2>Join/,
    );
});
