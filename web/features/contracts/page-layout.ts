/** Layout of the pages of the section; a form and its preview stand side by side, so it is wide. */
export const PAGE = 'mx-auto grid w-full max-w-[88rem] grid-cols-1 content-start gap-6 px-4 pb-24 pt-4 md:px-8 md:pt-6';
