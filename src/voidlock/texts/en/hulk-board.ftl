### The board of Space Hulk on the page.

reason-no_way = No way leads there.
