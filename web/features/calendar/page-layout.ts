/** Layout of the page; wider than other sections, because a calendar needs the width. */
export const PAGE = 'mx-auto grid max-w-[96rem] grid-cols-1 gap-5 px-4 pb-24 pt-4 md:px-8 md:pb-5 md:pt-4';
